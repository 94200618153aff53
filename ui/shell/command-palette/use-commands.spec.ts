import Settings from 'lucide-react/icons/settings'
import { expect, it } from 'vitest'
import { prepare, search } from './search.ts'
import { screenLine } from './use-commands.ts'

const screen = (name: string, title: string, words?: readonly string[]) =>
  screenLine({ path: `/${name}`, icon: Settings, ...(words && { words }) }, title)
const lines = prepare([
  screen('employerDeclaration', 'Arbetsgivardeklaration', ['AGI', 'skattedeklaration', 'individuppgift']),
  screen('messages', 'Meddelanden'),
])

it.each([
  ['agi', ['screen:/employerDeclaration']],
  ['skattedekl', ['screen:/employerDeclaration']],
  ['arbetsgivar individ', ['screen:/employerDeclaration']],
  ['meddel', ['screen:/messages']],
  ['undefined', []],
])('a screen is found by its title and by what it is about: %s', (query, ids) => {
  expect(search(lines, query).map(({ item }) => item.id)).toEqual(ids)
})
