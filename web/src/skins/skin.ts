// What a game may add to the generic drawing. Nothing is asked of a game that adds nothing.

import type { Component } from "svelte";
import type { Area, Choice, Piece, Shape } from "../lib/protocol";

export type BandName = Area["band"];

export type Place = "pieces" | "both" | "panel";

export interface Skin {
  /** Arranges all areas of the view in bands. */
  layout: Component;
  /** The band an area is drawn in; `bottom` is the seat that sits nearest to the screen. */
  band: (area: Area, bottom: number) => BandName;
  /** Pieces drawn in another way on the table. */
  pieces?: Partial<Record<Shape, Component<{ piece: Piece }>>>;
  /** What a card gives stands where an ability says what it needs: without it nobody would know what the card is for. */
  gives?: boolean;
  /** Where an option is offered: at the pieces it points at, there and in the bar, or in a panel of the layout. */
  place?: (choice: Choice) => Place;
  /** Gives something up for good: even where nothing else can be done with a piece, a press on it only offers it. */
  givesUp?: (choice: Choice, prompt: string) => boolean;
  /** The layout has a panel to make offers with, at any time. */
  deals?: boolean;
  /** Lines of the log that begin something great (1) or small (2). */
  headings: Record<string, 1 | 2>;
  /** What the coach says to a kind of question: prompt -> message of the interface. */
  coach: Record<string, string>;
}
