import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { type AnyStateMachine, createActor } from 'xstate'
import { createApi } from '../api.ts'
import type { Outside } from '../outside.ts'
import { liveCompanyArchive } from '../ports/company-ports.ts'
import { createVault } from '../vault.ts'
import { createCompany } from './create-company.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/**
 * Runs a request once for each idempotency key and repeats the answer. The first answer is lost.
 */
async function adapter() {
  const answers = new Map<string, object>()
  const done: string[] = []
  let isArchived = false
  let asked = 0
  const work: Record<string, () => object> = {
    'companies.toggleArchived': () => {
      isArchived = !isArchived
      done.push(isArchived ? 'archived' : 'taken back')
      return { Archived: isArchived }
    },
    'companies.create': () => {
      done.push('created')
      return { FtgId: 'akeriet' }
    },
  }
  const server = createServer(async (request, response) => {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const { 0: input } = JSON.parse(Buffer.concat(pieces).toString()) as { 0: { idempotencyKey: string } }
    const [, call = ''] = /\/trpc\/([\w.]+)/.exec(request.url ?? '') ?? []
    const data = answers.get(input.idempotencyKey) ?? work[call]?.() ?? {}
    answers.set(input.idempotencyKey, data)
    asked += 1
    if (asked === 1) return response.destroy()
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify([{ result: { data: { json: { data } } } }]))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  const { port } = server.address() as AddressInfo
  return {
    api: createApi({
      scope: () => ({}),
      onSessionEnd: () => {},
      onBuildId: () => {},
      origin: `http://127.0.0.1:${port}`,
    }),
    done,
  }
}

/** Sends an event and waits until the flow is idle again. */
async function press(actor: ReturnType<typeof start>, event: object, rest: string): Promise<void> {
  actor.send(event as never)
  await expect.poll(() => actor.getSnapshot().value).toBe(rest)
}
const start = (machine: AnyStateMachine, input?: object) => createActor(machine, { input }).start()

it('a company whose archiving got no answer is taken back when that is asked for', async () => {
  const { api, done } = await adapter()
  const told: boolean[] = []
  const actor = start(
    liveCompanyArchive(api).provide({
      actions: {
        ask: () => {},
        reportFailure: () => {},
        reportTurned: () => {},
        tellTurned: (_, isArchived) => void told.push(isArchived),
      },
    }),
  )
  const toggle = (Archived: boolean) => {
    const company = { FtgId: 'nordsken', Namn: 'Nordsken', Archived }
    return { type: 'archive.toggle', company, key: crypto.randomUUID() }
  }
  actor.send(toggle(false))
  await press(actor, { type: 'confirm.answered', id: 'archive', answer: 'confirmed' }, 'idle')
  expect([done, told]).toEqual([['archived'], []])
  await press(actor, toggle(true), 'idle')
  expect([done, told]).toEqual([['archived', 'taken back'], [false]])
})

it('a company whose creation got no answer is found to be there when it is asked for again', async () => {
  const { api, done } = await adapter()
  const created: string[] = []
  const machine = createCompany.join({ api, vault: createVault() } as Outside).provide({
    actions: { reportFailure: () => {}, reportCreated: (_, FtgId) => void created.push(FtgId) },
  })
  const actor = start(machine, { currentYear: 2026, LicNr: 'WEB1', HasLicensOption: {} })
  actor.send({ type: 'create.change', change: { Namn: 'Åkeriet', FtgId: 'akeriet' } })
  const submit = (isTaken: boolean) => ({ type: 'create.submit', isTaken, key: crypto.randomUUID() })
  await press(actor, submit(false), 'writing')
  expect([done, created]).toEqual([['created'], []])
  await press(actor, submit(true), 'writing')
  expect([done, created]).toEqual([['created'], ['akeriet']])
})
