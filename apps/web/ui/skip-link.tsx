/** The way past the header, for the keyboard: leads to the element with the id `content`. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed left-4 top-2 z-60 -translate-y-16 rounded-control bg-accent px-4 py-2 font-medium text-accent-ink focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
