/** The way to a value inside a file: keys and positions. */
export type Path = readonly (string | number)[];

/** Says where something given is wrong. Never returns. */
export type Report = (path: Path, expected: string) => never;
