interface Policies {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

let policy: ReturnType<Policies['createPolicy']> | undefined;

/** The address of our own script, marked as trusted for pages that refuse addresses from plain text. */
export function trusted(url: string): string {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy('riposte', { createScriptURL: (own) => own });
  return (policy?.createScriptURL(url) as string | undefined) ?? url;
}
