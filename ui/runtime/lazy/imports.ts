import type { ColumnChoice, ImportPreview } from '#contracts/imports/shapes.ts'
import { importFileMachine } from '#machines/imports/import-file/import-file.machine.ts'
import { type FileInput, importFilePorts } from '#machines/imports/import-file/import-file.ports.ts'
import type { ReadSummary } from '#machines/imports/import-file/import-file.types.ts'
import { answer } from '#machines/kit/shared/port.ts'
import { failure, mapResult, type Result } from '#machines/kit/shared/result.ts'
import { asResult } from '../api.ts'
import type { LazyFlow } from '../lazy-flow.ts'
import type { Vault } from '../vault.ts'

/** Returns the preview of a file, or undefined after a reload, which empties the vault. */
export function previewIn(vault: Vault, read: ReadSummary | null): ImportPreview | undefined {
  const text = read ? vault.reveal(read.preview) : undefined
  return text === undefined ? undefined : (JSON.parse(text) as ImportPreview)
}

/** Why a file of the time before a reload cannot be read. */
const gone = 'Välj filen på nytt. Den finns inte kvar när sidan har laddats om.'

/** Returns the request of a file, or a failure when the vault no longer has it. */
function requestOf(
  vault: Vault,
  { definition, file, columns, read }: FileInput,
): Result<{
  readonly Id: string
  readonly FileName: string
  readonly Content: string
  readonly Kolumner?: ColumnChoice[]
}> {
  const Content = vault.reveal(file.content)
  const preview = previewIn(vault, read)
  if (Content === undefined || (columns !== null && !preview)) return failure({ tag: 'unexpected', message: gone })
  const Kolumner = columns?.map(({ field, at }) => ({ Falt: field, Kolumn: preview?.Kolumnnamn[at] ?? '' }))
  return { tag: 'ok', value: { Id: definition, FileName: file.name, Content, ...(Kolumner && { Kolumner }) } }
}

/** Provides the import of files over the adapter. */
export const importFile: LazyFlow<'importFile'> = {
  id: 'importFile',
  join: ({ api, vault }) =>
    importFileMachine.provide({
      actors: {
        readFile: answer(importFilePorts.readFile, async ({ input, signal }) => {
          const request = requestOf(vault, input)
          if (request.tag === 'failure') return request
          const preview = await asResult(api.imports.preview.query({ body: request.value }, { signal }))
          return mapResult(preview, ({ data }) => summaryOf(vault, data))
        }),
        storeFile: answer(importFilePorts.storeFile, async ({ input, signal }) => {
          const request = requestOf(vault, input)
          if (request.tag === 'failure') return request
          const Vantat = input.read?.counts ?? { Nya: 0, Andrade: 0, Oforandrade: 0 }
          const body = { ...request.value, Vantat }
          const stored = await asResult(api.imports.store.mutate({ body, idempotencyKey: input.key }, { signal }))
          return mapResult(stored, ({ data: { Nya, Andrade, Oforandrade } }) => ({ Nya, Andrade, Oforandrade }))
        }),
        removeImport: answer(importFilePorts.removeImport, async ({ input: { number, idempotencyKey }, signal }) => {
          const params = { Nr: String(number) }
          return mapResult(
            await asResult(api.imports.remove.mutate({ params, idempotencyKey }, { signal })),
            () => null,
          )
        }),
      },
    }),
}

function summaryOf(vault: Vault, preview: ImportPreview): ReadSummary {
  const { Nya, Andrade, Oforandrade, Felaktiga, Saknas, Kolumner, Kolumnnamn } = preview
  return {
    preview: vault.keep(JSON.stringify(preview)),
    counts: { Nya, Andrade, Oforandrade },
    wrong: Felaktiga,
    missing: Saknas.length,
    columns: Kolumner.map(({ Falt, Kolumn }) => ({ field: Falt, at: Kolumnnamn.indexOf(Kolumn) })),
  }
}
