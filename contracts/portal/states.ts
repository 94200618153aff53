import type { ProviderState } from '../outcomes/provider-state.ts'
import type { Notification, PortalInfo } from './shapes.ts'

/** The provider states of the portal. */
export const portalStates = {
  /** The account has exactly these notifications. */
  notifications: (Login: string, Notifications: readonly Notification[]): ProviderState => ({
    name: 'these notifications',
    params: { Login, Notifications: Notifications.map(each => ({ ...each })) },
  }),
  /** The account's licence has these portal settings. */
  portal: (Login: string, Portal: PortalInfo): ProviderState => ({
    name: 'these portal settings',
    params: { Login, Portal: { ...Portal } },
  }),
}
