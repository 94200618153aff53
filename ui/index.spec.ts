import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { brands } from '#contracts/brands.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { loginTexts } from './screens/sign-in/login/login.text.ts'

it('shows, until the program is there, what the program shows while it starts', async () => {
  const page = await readFile(join(import.meta.dirname, 'index.html'), 'utf8')
  const [{ softwareName }] = brands
  const indicator = renderToStaticMarkup(createElement(LoadingIndicator, { label: loginTexts.loading(softwareName) }))
  expect(page.replaceAll(/\s*\n\s*/g, '')).toContain(`<div id="root">${indicator}</div>`)
})
