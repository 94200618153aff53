import { useMatches } from 'react-router-dom'

/**
 * Whether the route on display names something by a parameter, so that it means nothing in another
 * company.
 */
export const useRouteHasParameters = (): boolean =>
  Object.keys(useMatches().at(-1)?.params ?? {}).some(name => name !== '*')
