/** What a form carries before its types are known: words, by name or by number. */
export type FormValue = string | FormFields;
export interface FormFields {
  [name: string]: FormValue;
}

/** `items[0][price]` → items, 0, price. */
function pathOf(name: string): readonly string[] {
  return name.replaceAll(']', '').split('[');
}

/** Reads Stripe's way of writing nested values into a form or a query. */
export function parseForm(text: string): FormFields {
  const fields: FormFields = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const path = pathOf(name);
    const last = path.at(-1) ?? name;
    let at = fields;
    for (const step of path.slice(0, -1)) {
      const next = at[step];
      at = typeof next === 'object' ? next : (at[step] = Object.create(null) as FormFields);
    }
    at[last] = value;
  }
  return fields;
}
