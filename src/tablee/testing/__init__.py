"""For people who test or extend a game: scenes, the conformance kit, the fuzzer and golden games."""
