/** The builder of one character. */
export function Builder({ id }: { readonly id: string }): React.ReactNode {
  return <main className="single" data-character={id} />;
}
