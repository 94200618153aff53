import { commandPaletteMachine } from '#machines/frame/command-palette/command-palette.machine.ts'
import { commandPalettePorts } from '#machines/frame/command-palette/command-palette.ports.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { mapResult } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { Outside } from '../outside.ts'
import { storage } from '../storage.ts'

/** Provides the command palette over the adapter and this device's storage. */
export const commandPaletteFlows = ({ api }: Pick<Outside, 'api'>) => ({
  commandPalette: commandPaletteMachine.provide({
    actors: {
      fetchCompanies: answer(commandPalettePorts.fetchCompanies, async ({ signal }) =>
        mapResult(await asResult(api.companies.list.query({}, { signal })), ({ data }) => data),
      ),
    },
    actions: { storeRecent: (_, { recent }) => storage.recentCommands.write(recent) },
  }),
})
