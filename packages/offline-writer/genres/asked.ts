/** "What if the Sun went out" */
export const supposes = /^what (?:if|(?:(?:would|will|could|might) )?happens? if) /iu;

/** A question by the place of its verb, whether its mark was typed or not. */
export const isAsked = (text: string) =>
  /[?？؟]\s*$/u.test(text) ||
  supposes.test(text) ||
  /^what (?:happens|causes|makes) /iu.test(text) ||
  /^(?:(?:why|when|where|how|what|who)(?: (?:many|much|long|far|old|tall|big|fast|hot|often|deep|high|heavy)(?: \p{L}+)?)? )?(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)(?:n't)? (?!to\b)/iu.test(
    text,
  );
