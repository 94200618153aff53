import type { ComponentProps, ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import type { Rights } from '#contracts/rights/catalogue.ts'
import { RuntimeProvider } from '#ui/runtime/hooks.tsx'

/** What is rendered: as HTML, with no-break spaces as spaces, and the names of its buttons. */
export interface Rendered {
  readonly html: string
  readonly buttons: readonly string[]
}

/** Returns an actor that stands still: nothing is under way, and its context is as given. */
export const still = (context: object = {}) => {
  const snapshot = { context, matches: () => false }
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send: () => {} }
}

/** For specs: renders a part of a screen once, for a person with some rights. */
export function rendered(part: ReactElement, rights: Rights): Rendered {
  const session = {
    account: { Login: 'std', LicNr: 'WEB100200', Roll: 'STD', FtgIdAccessList: ['nordsken'] },
    licence: { HasPlus: true, Supplier: '', HasLicensOption: {} },
  }
  const flows: Readonly<Record<string, ReturnType<typeof still>>> = {
    rights: still({ rights }),
    download: still({ paths: [] }),
    snackbar: still(),
  }
  const system = { get: (id: string) => (id === 'app' ? app : flows[id]) }
  const app = { ...still({ session, workplace: null }), system }
  const runtime = { app, begin: () => {}, storage: {} } as unknown as ComponentProps<typeof RuntimeProvider>['runtime']
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <RuntimeProvider runtime={runtime}>{part}</RuntimeProvider>
    </MemoryRouter>,
  ).replaceAll('\u00a0', ' ')
  const buttons = [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, attributes = '', content = '']) =>
      /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? content.replaceAll(/<[^>]*>/g, ''),
  )
  return { html, buttons }
}
