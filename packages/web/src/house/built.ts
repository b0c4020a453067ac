/** A file that the build put beside the pages. This thread lies in a folder next to them. */
export const built = (name: string): Promise<Response> => fetch(new URL(`../data/${name}`, self.location.href));
