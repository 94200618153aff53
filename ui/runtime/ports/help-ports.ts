import { helpPanelMachine } from '#machines/frame/help-panel/help-panel.machine.ts'
import { helpPanelPorts } from '#machines/frame/help-panel/help-panel.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import { newKey } from '../new-key.ts'
import type { Outside } from '../outside.ts'
import { liveNetworkReturn } from './root-ports.ts'

/** The fields that the panel reads: whether support may sign in, and texts may be edited. */
const portalFields = ['EnableDVSupport', 'EditHelpTexts'] as const

/** Provides the help panel over the adapter. */
export const helpFlows = ({ api }: Pick<Outside, 'api'>) => ({
  helpPanel: helpPanelMachine.provide({
    actors: {
      networkReturn: liveNetworkReturn,
      fetchText: answer(helpPanelPorts.fetchText, async ({ input, signal }) =>
        mapResult(await asResult(api.help.text.query({ params: input }, { signal })), ({ data }) => data),
      ),
      saveText: answer(helpPanelPorts.saveText, async ({ input, signal }) => {
        const request = { params: { key: input.id }, body: input, idempotencyKey: newKey() }
        return mapResult(await asResult(api.help.save.mutate(request, { signal })), ({ data }) => data)
      }),
      fetchPortal: answer(helpPanelPorts.fetchPortal, async ({ signal }) =>
        mapResult(await asResult(api.portal.info.query({ fields: portalFields }, { signal })), ({ data }) => data),
      ),
      changeSupport: answer(helpPanelPorts.changeSupport, async ({ input: { isAllowed }, signal }) => {
        const request = { body: { EnableDVSupport: isAllowed }, idempotencyKey: newKey() }
        return mapResult(await asResult(api.portal.change.mutate(request, { signal })), ({ data }) => data)
      }),
    },
  }),
})
