/** The version of Tablée this client was built from. */
declare const __VERSION__: string;
