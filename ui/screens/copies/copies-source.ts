import type { CompanyCopy } from '#contracts/copies/company-copy.shapes.ts'
import { isOk, type Result } from '#machines/kit/shared/result.ts'
import { localSource, serverSource } from '#ui/widgets/table/sources.ts'
import type { TableSource } from '#ui/widgets/table/table.types.ts'

/** A copy of a company, as a row of the table. */
export interface CopyRow extends Pick<CompanyCopy, 'Version' | 'Size' | 'Created'> {
  readonly CompanyName: string
  readonly FtgId: string
  readonly CreatedBy: string
  readonly InfoText: string
  readonly copy: CompanyCopy
}

const rowOf = (copy: CompanyCopy): CopyRow => {
  const { CompanyName, FtgId, CreatedBy, InfoText } = copy.MetaData
  const { Version, Size, Created } = copy
  return { Version, CompanyName, FtgId, Size, CreatedBy, Created, InfoText, copy }
}

/**
 * Returns the table source for the copies of a licence. They are fetched all at once, then sorted
 * and searched in the browser.
 */
export function copiesSource(
  LicNr: string,
  fetch: (signal: AbortSignal) => Promise<Result<readonly CompanyCopy[]>>,
): TableSource {
  let here: TableSource | null = null
  return serverSource([LicNr], {
    load: async (query, signal) => {
      if (!here) {
        const fetched = await fetch(signal)
        if (!isOk(fetched)) return fetched
        here = localSource([LicNr], fetched.value.map(rowOf))
      }
      return here.load(query, signal)
    },
  })
}
