import { useMatches } from 'react-router-dom'

/** True when the current route has parameters, which are invalid in another company. */
export const useRouteHasParameters = (): boolean =>
  Object.keys(useMatches().at(-1)?.params ?? {}).some(name => name !== '*')
