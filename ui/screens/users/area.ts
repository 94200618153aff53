import UserPlus from 'lucide-react/icons/user-plus'
import UsersIcon from 'lucide-react/icons/users'
import { right } from '#contracts/rights/openings.ts'
import type { Area } from '#ui/shell/area.ts'
import { newUserPath, usersPath } from './paths.ts'

const access = right('Settings.Users.Read')

/** The users of the licence. */
export const users: Area = {
  screens: [
    {
      name: 'Users',
      path: usersPath,
      title: 'Användare',
      icon: UsersIcon,
      access,
      words: ['konton', 'inloggning', 'behörighet', 'inbjudan', 'blockera'],
      load: () => import('./users.tsx'),
    },
    {
      name: 'NewUser',
      path: newUserPath,
      title: 'Ny användare',
      icon: UserPlus,
      access: right('Settings.Users.Write'),
      load: () => import('./new-user.tsx'),
    },
    {
      name: 'User',
      path: `${usersPath}/:Login`,
      title: 'Användare',
      icon: UsersIcon,
      access,
      load: () => import('./user.tsx'),
    },
  ],
}
