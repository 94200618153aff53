import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { areas } from '#ui/areas.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The stems of the titles of screens that do not exist yet, such as 'kalendari' and
 * 'tidrapport'.
 */
const planned = areas
  .flatMap(({ screens = [] }) => screens)
  .filter(({ load, path }) => load === undefined && !/[:@]/.test(path))
  .flatMap(({ title }) => (typeof title === 'string' ? [title.toLocaleLowerCase('sv').replace(/e$/, '')] : []))
  .filter(stem => stem.length > 8 && !stem.includes(' '))

/** Texts that send a person to a screen: 'Rätta frånvaron i kalendariet.' */
const sends = /\b(rätta|registrera|gå till|öppna|se|välj|visa|gör|ändra|fyll i)\b[^'`]*?\b(i|under|på) (\p{L}+)/giu

/** The messages of server and screens, outside the help of the planned screens themselves. */
const sources = globSync(['{contracts,machines,server,ui}/**/*.{ts,tsx}'], { cwd: root }).filter(
  path => !/\.spec\.|\/area\.ts$|code-lists|\/menu\.ts$|server\/backend\/help\/texts|styled-system/.test(path),
)

it('knows planned screens by their titles', () => expect(planned).toContain('kalendari'))

it.each(planned)('no text sends anybody to %s, which does not exist yet', stem => {
  const sending = sources.filter(path =>
    [...readFileSync(join(root, path), 'utf8').matchAll(sends)].some(([, , , place = '']) =>
      place.toLocaleLowerCase('sv').startsWith(stem),
    ),
  )
  expect(sending).toEqual([])
})
