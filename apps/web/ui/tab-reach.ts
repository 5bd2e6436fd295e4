import { createContext, use } from 'react';

/**
 * Whether Tab reaches the controls below. A list of many things with controls lets it reach those of one thing alone and
 * the arrow keys choose which (WAI-ARIA Authoring Practices, roving tabindex): its other controls can be pressed and read
 * as before. Button, Checkbox, Input, Select and Textarea obey; whatever else takes the focus asks {@link useTabIndex}.
 */
export const TabReachContext = createContext(true);

/** The `tabIndex` of a control whose own is `own`. */
export function useTabIndex(own?: number): number | undefined {
  return use(TabReachContext) ? own : -1;
}
