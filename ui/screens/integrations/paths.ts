/** The paths of the screens about integrations. */
export const integrationPaths = {
  list: '/settings/integrations',
  new: '/settings/integrations/@/new',
  one: '/settings/integrations/:IntegrationID',
} as const
