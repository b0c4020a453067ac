interface Packed {
  readonly name: string;
  readonly file: string;
  /** In bytes, as `unpackedSize`. */
  readonly size: number;
  readonly unpackedSize: number;
}

export declare function packLibraries(destination: string): Packed[];
export declare function packOthers(destination: string): Packed[];
export declare function packCommand(destination: string): Packed;
