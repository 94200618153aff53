import { right } from '#contracts/rights/openings.ts'
import { useMay } from '#ui/runtime/access.ts'
import { useReferenceList } from '#ui/runtime/reference-list.ts'

/**
 * Fetches the agreements when a company is chosen (third document §4), so that fields and filters
 * have them at once. Renders nothing.
 */
export default function AgreementsAtSignIn() {
  useReferenceList('agreements', undefined, useMay(right('Registry.Agreements.Read')))
  return null
}
