import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { HelpKey, HelpText, HelpTextDraft, ScreenHelpKey } from './shapes.ts'

/** The calls about the texts of the help panel (first document §2, §7). */
export const helpCalls = {
  text: call('GET', '/helptexts/{key}', {
    summary:
      "A screen's help text, the licence's own where it has written one, else the product's; or a field's, which is the product's.",
    access: 'session',
    params: z.strictObject({ key: HelpKey }),
    data: HelpText,
    errors: [errors.helpTextMissing],
  }),
  save: call('PUT', '/helptexts/{key}', {
    summary:
      "Saves a screen's help text of the licence's own, for its administrators where EditHelpTexts is on, and answers with it as it is kept: HTML that a help text may not hold is taken out.",
    access: 'session',
    params: z.strictObject({ key: ScreenHelpKey }),
    body: HelpTextDraft,
    data: HelpText,
    bodyLimit: 96 * 1024,
    errors: [errors.rightMissing],
  }),
}
