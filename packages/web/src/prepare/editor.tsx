/** The editor of one draft. */
export function Editor({ id }: { readonly id: string }): React.ReactNode {
  return <main className="single" data-draft={id} />;
}
