import { describe, expect, it } from 'vitest'
import { violations } from './import-rules.ts'
import { parseSource } from './source-file.ts'

/** Returns the violations in files with these texts. */
const judge = (files: Record<string, string>) =>
  violations(Object.entries(files).map(([path, text]) => parseSource(path, text)))

const breaks = (path: string, text: string) => expect(judge({ [path]: text }), `${path}: ${text}`).not.toEqual([])
const keeps = (path: string, text: string) => expect(judge({ [path]: text }), `${path}: ${text}`).toEqual([])

describe('walls between zones', () => {
  it.each([
    ['contracts/call.ts', `import { x } from '#machines/session/session.machine.ts'`],
    ['contracts/call.ts', `import type { x } from '#server/adapter/router.ts'`],
    ['contracts/call.ts', `import { rig } from '#contracts/pact/rig.ts'`],
    ['machines/session/session.machine.ts', `import { router } from '#server/adapter/router.ts'`],
    ['machines/session/session.machine.ts', `export { Button } from '#ui/widgets/button.tsx'`],
    ['machines/a/a.machine.ts', `import { b } from './a.select.ts'`],
    ['machines/a/a.machine.ts', `import type { B } from './a.select.ts'`],
    ['machines/a/a.setup.ts', `import * as select from '../b/b.select.ts'`],
    ['machines/a/a.read.ts', `export { b } from './a.select.ts'`],
    ['server/adapter/router.ts', `import { db } from '#server/backend/database/connect.ts'`],
    ['server/adapter/router.ts', `import { db } from '../backend/database/connect.ts'`],
    ['server/adapter/router.ts', `import '#machines/session/session.machine.ts'`],
    ['server/backend/session/routes.ts', `import { router } from '#server/adapter/router.ts'`],
    ['server/backend/session/routes.ts', `export * from '#ui/text/errors.ts'`],
    ['server/web/web.ts', `import { start } from '#server/backend/backend.ts'`],
    ['ui/screens/login/login.tsx', `import { Panel } from '#ui/screens/infopanel/panel.tsx'`],
    ['ui/screens/login/login.tsx', `import { Panel } from '../infopanel/panel.tsx'`],
    ['ui/screens/login/login.tsx', `import { client } from '#ui/runtime/client.ts'`],
    ['ui/screens/login/login.tsx', `const Panel = lazyChunk(() => import('#ui/screens/infopanel/panel.tsx'))`],
    ['ui/widgets/button.tsx', `import { session } from '#machines/session/session.select.ts'`],
    ['ui/runtime/client.ts', `import { AppRouter } from '#server/adapter/router.ts'`],
    ['ui/runtime/client.ts', `import { type AppRouter, appRouter } from '#server/adapter/router.ts'`],
    ['ui/runtime/client.ts', `import '#server/adapter/router.ts'`],
    ['ui/shell/shell.tsx', `import type { AppRouter } from '#server/adapter/router.ts'`],
    ['ui/shell/shell.tsx', `type Router = import('#server/adapter/router.ts').AppRouter`],
    ['server/backend/start.ts', `import { verify } from '#contracts/pact/verify.ts'`],
    ['ui/shell/frame.tsx', `import { Panel } from '#ui/screens/infopanel/panel.tsx'`],
    ['ui/shell/frame.tsx', `const Panel = lazyChunk(() => import('#ui/screens/infopanel/panel.tsx'))`],
    ['ui/shell/frame.tsx', `import type { Panel } from '#ui/screens/infopanel/panel.tsx'`],
    ['ui/shell/frame.tsx', `import { current } from '#machines/companies/company-info/company-info.select.ts'`],
    ['ui/runtime/hooks.tsx', `import type { CopiesEvent } from '#machines/copies/copies/copies.types.ts'`],
    ['ui/runtime/runtime.ts', `const { copies } = await requireChunk(() => import('./lazy/copies.ts'))`],
    ['ui/widgets/field.tsx', `import { useFlow } from '#ui/runtime/hooks.tsx'`],
    ['ui/runtime/hooks.tsx', `import { startRuntime } from './runtime.ts'`],
    ['server/tooling/build.ts', `import { server } from '#server/backend/backend.ts'`],
    ['server/backend/session/routes.ts', `import { app } from '#tests/harness/app.ts'`],
    ['server/backend/session/routes.ts', `import { a } from './routes.spec.ts'`],
    ['machines/session/session.machine.ts', `import { a } from '../shared/testing/given.ts'`],
    ['contracts/call.ts', `import { a } from '#docs/x.ts'`],
    ['contracts/call.ts', 'const x = await import(name)'],
    ['contracts/sign-in/new-password.rules.ts', `import { isCommonPassword } from './common-password.ts'`],
    ['ui/screens/login/login.tsx', `import { isCommonPassword } from '#contracts/sign-in/common-password.ts'`],
    ['contracts/sign-in/rules.ts', `import { ZxcvbnFactory } from '@zxcvbn-ts/core'`],
    // The walls apply to specs too.
    ['machines/session/session.spec.ts', `import { router } from '#server/adapter/router.ts'`],
  ])('%s may not: %s', breaks)

  it.each([
    ['machines/session/session.machine.ts', `import { a } from '#contracts/call.ts'`],
    ['machines/session/session.spec.ts', `import { a } from '../shared/testing/given.ts'; import { it } from 'vitest'`],
    ['machines/a/a.machine.ts', `import { b } from './a.read.ts'`],
    ['machines/a/a.select.ts', `import { b } from '../b/b.select.ts'`],
    ['machines/a/a.spec.ts', `import { b } from './a.select.ts'`],
    ['ui/screens/a/a.tsx', `import { b } from '#machines/a/a.select.ts'`],
    ['server/main.ts', `import { a } from './backend/backend.ts'; import { b } from '#server/adapter/adapter.ts'`],
    ['server/backend/session/routes.db.spec.ts', `import { app } from '#tests/harness/app.ts'`],
    ['server/backend/pacts.db.spec.ts', `import { verify } from '#contracts/pact/verify.ts'`],
    ['contracts/pact/session.pact.spec.ts', `import { client } from '#server/adapter/rest-client.ts'`],
    ['contracts/sign-in/session.outcomes.ts', `import { callerStates } from '../outcomes/caller-states.ts'`],
    ['ui/screens/login/x.tsx', `loadChunk(() => import('#contracts/sign-in/common-password.ts'))`],
    ['ui/runtime/client.ts', `import type { AppRouter } from '#server/adapter/router.ts'`],
    ['ui/runtime/client.ts', `import { type AppRouter } from '#server/adapter/router.ts'`],
    [
      'ui/screens/login/login.tsx',
      `import { Field } from './field.tsx'; import { Button } from '#ui/widgets/button.tsx'`,
    ],
    ['ui/screens/login/login.tsx', `import { useFlow } from '#ui/runtime/hooks.tsx'`],
    ['ui/shell/frame.tsx', `import { isWorking } from '#machines/app/app.select.ts'`],
    ['ui/areas.ts', `import { infopanel } from './screens/infopanel/area.ts'`],
  ])('%s may: %s', keeps)

  it('asks for the # name across top-level folders', () => {
    expect(judge({ 'machines/a/a.ts': `import { b } from '../../contracts/call.ts'` })).toEqual([
      expect.stringContaining('write #contracts/call.ts'),
    ])
  })
})

describe('a chunk', () => {
  it.each([
    ['ui/routes.tsx', `const Panel = lazy(() => import('./screens/infopanel/panel.tsx'))`],
    ['ui/routes.tsx', `const Panel = React.lazy(load)`],
    ['ui/routes.tsx', `const Panel = lazy<Component>(load)`],
    ['ui/routes.tsx', `const load = () => import('./screens/infopanel/panel.tsx')`],
    ['ui/routes.tsx', `const load = async () => (await import('./screens/infopanel/panel.tsx')).Panel`],
    ['ui/routes.tsx', `lazyChunk(async () => ({ default: (await import('./screens/infopanel/panel.tsx')).Panel }))`],
    ['ui/routes.tsx', `lazyChunk(load, { fallback: await import('./screens/infopanel/panel.tsx') })`],
    ['ui/screens/copies/use-copies.ts', `const { copies } = await import('#ui/runtime/lazy/copies.ts')`],
  ])('%s does not load it alone: %s', breaks)

  it.each([
    ['ui/routes.tsx', `const Panel = lazyChunk(() => import('./screens/infopanel/panel.tsx'))`],
    ['ui/routes.tsx', `const Panel = lazyChunk(() => import('./screens/infopanel/panel.tsx'), { failure: 'inside' })`],
    ['ui/routes.tsx', `const screen = { load: () => import('./screens/infopanel/panel.tsx') }`],
    ['ui/screens/copies/use-copies.ts', `await requireChunk(() => import('#ui/runtime/lazy/copies.ts'))`],
    ['ui/runtime/runtime.ts', `const read = () => loadChunk(() => import('./live-reader.ts'))`],
    ['server/main.ts', `const { start } = await import('./backend/backend.ts')`],
  ])('%s may: %s', keeps)
})

describe('packages', () => {
  it.each([
    ['contracts/call.ts', `import { setup } from 'xstate'`],
    ['contracts/call.ts', `import { readFileSync } from 'node:fs'`],
    ['contracts/call.ts', `import { readFileSync } from 'fs'`],
    ['contracts/call.ts', `import { it } from 'vitest'`],
    ['machines/session/session.machine.ts', `import { useState } from 'react'`],
    ['machines/session/session.machine.ts', `import { Effect } from 'effect'`],
    ['machines/session/session.machine.ts', `import type { TRPCError } from '@trpc/server'`],
    ['machines/session/session.machine.ts', `import { useSelector } from '@xstate/react'`],
    ['server/backend/engine/tax.ts', `import { tx } from '../platform/database/tenancy.ts'`],
    ['server/backend/engine/tax.ts', `import { law } from '../law/law.ts'`],
    ['server/backend/engine/tax.ts', `import pg from 'pg'`],
    ['server/backend/tables/companies.ts', `import { swedishDate } from '../platform/calendar/swedish-date.ts'`],
    ['server/backend/tables/payslips.ts', `import { kronor } from '../engine/money.ts'`],
    ['server/backend/platform/in-turns.ts', `import type { FoundCompany } from '../rights/company-info.ts'`],
    ['server/backend/session/routes.ts', `import { Effect } from 'effect'`],
    ['server/backend/session/routes.ts', `import { initTRPC } from '@trpc/server'`],
    ['server/adapter/router.ts', `import pg from 'pg'`],
    ['ui/screens/login/login.tsx', `import { createTRPCClient } from '@trpc/client'`],
    ['ui/screens/login/login.tsx', `import { Field } from '@ark-ui/react/field'`],
    ['ui/runtime/client.ts', `import { Effect } from 'effect/Effect'`],
  ])('%s may not: %s', breaks)

  it.each([
    ['contracts/call.ts', `import { z } from 'zod/mini'`],
    ['contracts/call.spec.ts', `import fc from 'fast-check'; import { it } from 'vitest'`],
    ['machines/session/session.spec.ts', `import { getShortestPaths } from 'xstate/graph'`],
    ['server/adapter/router.ts', `import { fetchRequestHandler } from '@trpc/server/adapters/fetch'`],
    ['ui/widgets/field.tsx', `import { Field } from '@ark-ui/react/field'`],
  ])('%s may: %s', keeps)
})

describe('purity', () => {
  it.each([
    'window',
    'document',
    'fetch',
    'crypto',
    'localStorage',
    'sessionStorage',
    'globalThis',
    'process',
    'setTimeout',
  ])('a machine may not use %s', name => {
    breaks('machines/a/a.machine.ts', `export const a = ${name}`)
    breaks('machines/a/a.machine.ts', `export const a = () => ${name}.x?.(1)`)
    breaks('machines/a/a.machine.ts', `export const a = { ${name} }`)
    breaks('machines/a/a.machine.ts', `export type A = typeof ${name}`)
  })

  it.each([
    'Math.random()',
    `Math['random']()`,
    'Math[name]()',
    'Date.now()',
    'new Date()',
    'Date()',
    'new Date(0)',
    'Date.parse(x)',
    'crypto.randomUUID()',
    'const { random } = Math',
    'const { now } = Date',
    'let d: Date',
  ])('a machine may not: %s', text => breaks('machines/a/a.machine.ts', text))

  it.each([
    'Date.now()',
    'new Date()',
    'Date()',
    'Math.random()',
    'fetch(url)',
    `Date['now']()`,
    'Date[name]()',
    'const { now } = Date',
  ])('the contracts may not: %s', text => breaks('contracts/rules/a.ts', text))

  it.each(['new Date(text)', 'Date.UTC(2026, 0)', 'Date.parse(text)', 'let d: Date', 'Math.floor(1.5)'])(
    'the contracts may: %s',
    text => keeps('contracts/rules/a.ts', text),
  )

  it.each([
    'a.fetch',
    'const a = { fetch: 1, process: 2 }',
    'interface A { document: string; fetch(): void }',
    `import { fetch as load } from './b.ts'`,
    '// fetch(window)',
    `const a = 'document'`,
    'class A { crypto = 1 }',
    '({ self, context }) => self.send(context.location)',
    'Math.max(1, 2)',
    `Math['max'](1, 2)`,
  ])('a member or a text of the same name is no use: %s', text => keeps('machines/a/a.machine.ts', text))

  it('holds in no spec, and outside machines and contracts nowhere', () => {
    keeps('machines/a/a.spec.ts', 'Date.now()')
    keeps('machines/shared/testing/clock.ts', 'Date.now()')
    keeps('server/main.ts', 'Date.now()')
  })
})

describe('a letter', () => {
  it.each([
    `export const a = sendTo(({ system }) => system.get('b'), { type: 'c' })`,
    `export const a = sendTo<A, B, undefined, C, B, never>('b', { type: 'c' })`,
    `export const a = sendParent({ type: 'c' })`,
    `export const a = enqueueActions(({ enqueue }) => enqueue.sendTo(b, { type: 'c' }))`,
  ])('is not sent past its flow’s types: %s', text => breaks('machines/a/a.machine.ts', text))

  it('is sent by the kit, and freely by a spec', () => {
    keeps('machines/a/a.machine.ts', `export const a = letter('b', { type: 'c' })`)
    keeps('machines/kit/shared/letter.ts', `enqueue.sendTo(flow, event)`)
    keeps('machines/a/a.spec.ts', `sendTo('b', { type: 'c' })`)
  })
})

describe('circles', () => {
  it('are found, with their way round', () => {
    expect(
      judge({
        'server/web/a.ts': `import './b.ts'`,
        'server/web/b.ts': `export * from './c.ts'`,
        'server/web/c.ts': `import { a } from '#server/web/a.ts'`,
      }),
    ).toEqual([expect.stringContaining('server/web/a.ts → server/web/b.ts → server/web/c.ts → server/web/a.ts')])
  })

  it.each([
    `import type { A } from './a.ts'`,
    `import { type A } from './a.ts'`,
    `export type { A } from './a.ts'`,
    `type A = import('./a.ts').A`,
  ])('are found when one way is by type: %s', back => {
    expect(judge({ 'server/web/a.ts': `import './b.ts'`, 'server/web/b.ts': back })).toEqual([
      expect.stringContaining('server/web/a.ts → server/web/b.ts → server/web/a.ts'),
    ])
  })

  it('are found when both ways are by type', () => {
    expect(
      judge({
        'machines/a/a.types.ts': `import type { B } from '../b/b.types.ts'`,
        'machines/b/b.types.ts': `import type { A } from '../a/a.types.ts'`,
      }),
    ).toEqual([expect.stringContaining('in a circle')])
  })

  it('are none when one way is lazy', () => {
    const back = `export const a = () => import('./a.ts')`
    expect(judge({ 'server/web/a.ts': `import './b.ts'`, 'server/web/b.ts': back })).toEqual([])
  })
})
