/** What names the whole: its title, and what it asks a film about. */
export const headingOf = ({
  title,
  topic,
}: {
  readonly title: string | null;
  readonly topic: { readonly text: string } | null;
}): string => [title, topic?.text].filter((text) => text != null).join(' ');
