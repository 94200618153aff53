import type { HelpText } from './shapes.ts'

/** A help text. */
export const exampleHelpText: HelpText = {
  id: 'infopanel',
  title: 'Informationspanel',
  html: '<p>Här börjar arbetet med lönerna.</p>',
}
