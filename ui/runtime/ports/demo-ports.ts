import type { DemoRequest } from '#contracts/licence/demo-request.shapes.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, isOk, mapResult } from '#machines/kit/shared/result.ts'
import { demoRequestMachine } from '#machines/licence/demo-request/demo-request.machine.ts'
import { demoRequestPorts } from '#machines/licence/demo-request/demo-request.ports.ts'
import { type Api, asResult } from '../api.ts'
import type { Outside } from '../outside.ts'
import { storage } from '../storage.ts'
import type { Vault } from '../vault.ts'

/**
 * Provides the demo account request over the adapter. The form is in this tab's vault, as the
 * call's body.
 */
const liveDemoRequest = (api: Api, vault: Vault) =>
  demoRequestMachine.provide({
    actors: {
      sendRequest: answer(demoRequestPorts.sendRequest, async ({ input, signal }) => {
        const kept = vault.reveal(input.request)
        if (kept === undefined) return failure({ tag: 'unexpected', message: '' })
        const body: DemoRequest = JSON.parse(kept)
        const answered = mapResult(await asResult(api.demo.request.mutate({ body }, { signal })), () => null)
        if (isOk(answered)) storage.demoDraft.forget()
        return answered
      }),
    },
  })

/** The flow of the demo account request, by its id. */
export const demoFlows = ({ api, vault }: Outside) => ({ demoRequest: liveDemoRequest(api, vault) })
