import { z } from 'zod'
import { call } from '../call.ts'
import { commonErrors } from '../common-errors.ts'
import { openings } from '../rights/openings.ts'
import { helpErrors } from './errors.ts'
import { HelpKey, HelpText, HelpTextDraft, ScreenHelpKey } from './shapes.ts'

/** The calls about the texts of the help panel (first document §2, §7). */
export const helpCalls = {
  text: call('GET', '/helptexts/{key}', {
    summary:
      "Returns the help text of a screen or of a field. For a screen, the licence's own text comes before the product's; an item without a text shows its list's. For a field, the text is always the product's.",
    access: 'session',
    params: z.strictObject({ key: HelpKey }),
    data: HelpText,
    errors: [helpErrors.helpTextMissing],
  }),
  save: call('PUT', '/helptexts/{key}', {
    summary:
      "Saves the licence's own help text for a screen, and returns it as stored. Removes HTML that a help text may not contain. For the roles LIC and ADM, in a licence with EditHelpTexts.",
    access: { rule: openings.licence },
    params: z.strictObject({ key: ScreenHelpKey }),
    body: HelpTextDraft,
    data: HelpText,
    bodyLimit: 96 * 1024,
    errors: [commonErrors.rightMissing],
  }),
}
