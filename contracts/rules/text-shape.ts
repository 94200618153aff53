import { z } from 'zod'
import { fileName } from './file-name.ts'
import { firstMessage, labelled, type Rule } from './rule.ts'
import { manyLines, oneLine, plainBreaks, trimmed } from './text.ts'

interface Length {
  readonly least?: number
  readonly most: number
}

const shapeOf =
  (...rules: readonly Rule[]) =>
  ({ least = 0, most }: Length) =>
    z
      .string()
      .min(least)
      .max(most)
      .superRefine(ruled((text, place) => firstMessage(rules, text, place)))

/**
 * Returns the shape of a sent line of text. It refuses what `lineOf` would change: a client tidies
 * a line as a form does on blur.
 */
export const lineShape = shapeOf(trimmed, oneLine)
/** Returns the shape of the name of a sent file, without folders. */
export const fileNameShape = shapeOf(fileName)
/** Returns the shape of a sent text of several lines. It refuses what `linesOf` would change. */
export const linesShape = shapeOf(trimmed, plainBreaks, manyLines)

/**
 * Returns the check of a rule for a shape: `z.string().superRefine(ruled(oneLine))`. Its issue has
 * the rule, so that the backend answers with the rule's message.
 */
export const ruled = (rule: Rule) => (text: string, context: z.RefinementCtx) => {
  const message = rule(text, labelled('Texten'))
  if (message !== undefined) context.addIssue({ code: 'custom', message, params: { rule } })
}
