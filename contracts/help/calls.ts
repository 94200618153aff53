import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { HelpKey, HelpText, HelpTextDraft } from './shapes.ts'

const params = z.strictObject({ key: HelpKey })

/** The texts of the help panel (first document §2, §7). */
export const helpCalls = {
  text: call('GET', '/helptexts/{key}', {
    summary: "A screen's or a field's help text: the licence's own where it has written one, else the product's.",
    access: 'session',
    params,
    data: HelpText,
    errors: [errors.helpTextMissing],
  }),
  save: call('PUT', '/helptexts/{key}', {
    summary:
      "Saves a help text of the licence's own, for its administrators where EditHelpTexts is on, and answers with it as it is kept: HTML that a help text may not hold is taken out.",
    access: 'session',
    params,
    body: HelpTextDraft,
    data: HelpText,
    bodyLimit: 96 * 1024,
    errors: [errors.rightMissing],
  }),
}
