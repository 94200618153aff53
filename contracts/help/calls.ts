import { z } from 'zod'
import { call } from '../call.ts'
import { errors } from '../errors.ts'
import { exampleHelpText } from '../examples.ts'
import { states } from '../pact/states.ts'
import { HelpKey, HelpText, HelpTextDraft, ScreenHelpKey } from './shapes.ts'

const draft = { ...exampleHelpText, title: 'Vår startsida' }

/** The texts of the help panel (first document §2, §7). */
export const helpCalls = {
  text: call('GET', '/helptexts/{key}', {
    summary:
      "A screen's help text, the licence's own where it has written one, else the product's; or a field's, which is the product's.",
    access: 'session',
    params: z.strictObject({ key: HelpKey }),
    data: HelpText,
    errors: [errors.noSession, errors.helpTextMissing],
    outcomes: [
      {
        name: 'the text of a screen',
        given: [states.signedIn('ftg2'), states.helpText('infopanel')],
        request: { params: { key: 'infopanel' } },
        answer: { data: exampleHelpText },
      },
      {
        name: 'a screen without a text',
        given: [states.signedIn('ftg2')],
        request: { params: { key: 'finns-inte' } },
        answer: { error: errors.helpTextMissing },
      },
    ],
  }),
  save: call('PUT', '/helptexts/{key}', {
    summary:
      "Saves a screen's help text of the licence's own, for its administrators where EditHelpTexts is on, and answers with it as it is kept: HTML that a help text may not hold is taken out.",
    access: 'session',
    params: z.strictObject({ key: ScreenHelpKey }),
    body: HelpTextDraft,
    data: HelpText,
    bodyLimit: 96 * 1024,
    errors: [errors.noSession, errors.rightMissing],
    outcomes: [
      {
        name: 'a text saved',
        given: [states.signedIn('adm'), states.helpTextEditing('adm')],
        request: { params: { key: 'infopanel' }, body: draft },
        answer: { data: draft },
      },
      {
        name: 'an account that is no administrator',
        given: [states.signedIn('ftg2')],
        request: { params: { key: 'infopanel' }, body: draft },
        answer: { error: errors.rightMissing },
      },
    ],
  }),
}
