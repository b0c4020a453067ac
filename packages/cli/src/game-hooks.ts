// Node runs this beside the command where it plays games that are not shipped: what they import of Riposte is the command's own.

type Resolved = { readonly url: string; readonly shortCircuit?: boolean };

let own: { readonly [name: string]: string } = {};

/** Takes the addresses of the command's own modules by the names that games import. */
export function initialize(data: { readonly [name: string]: string }): void {
  own = data;
}

/** A hook of Node's module loader. */
export async function resolve(name: string, context: object, next: (name: string, context: object) => Promise<Resolved>): Promise<Resolved> {
  return Object.hasOwn(own, name) ? { url: own[name], shortCircuit: true } : next(name, context);
}
