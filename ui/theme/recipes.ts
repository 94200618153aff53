import { avatarRecipe } from '../widgets/avatar/avatar.recipe.ts'
import { buttonRecipe } from '../widgets/button/button.recipe.ts'
import { badgeRecipe, chipRecipe } from '../widgets/chip/chip.recipe.ts'
import { descriptionListRecipe } from '../widgets/description-list/description-list.recipe.ts'
import { dialogRecipe } from '../widgets/dialog/dialog.recipe.ts'
import { drawerRecipe } from '../widgets/drawer/drawer.recipe.ts'
import { feedbackRecipe } from '../widgets/feedback/feedback.recipe.ts'
import { spinnerRecipe } from '../widgets/feedback/spinner.recipe.ts'
import { fieldRecipe } from '../widgets/field/field.recipe.ts'
import { kbdRecipe } from '../widgets/kbd/kbd.recipe.ts'
import { linkRecipe } from '../widgets/link/link.recipe.ts'
import { menuRecipe } from '../widgets/menu/menu.recipe.ts'
import { sectionRecipe } from '../widgets/section/section.recipe.ts'
import { skeletonRecipe } from '../widgets/skeleton/skeleton.recipe.ts'
import { snackbarRecipe } from '../widgets/snackbar/snackbar.recipe.ts'
import { tabsRecipe } from '../widgets/tabs/tabs.recipe.ts'
import { tooltipRecipe } from '../widgets/tooltip/tooltip.recipe.ts'
import { virtualListRecipe } from '../widgets/virtual-list/virtual-list.recipe.ts'
import { numericRecipe } from './numeric.recipe.ts'

/** The looks of widgets of one element. A recipe lies beside its widget; here is the list that Panda reads. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  chip: chipRecipe,
  kbd: kbdRecipe,
  link: linkRecipe,
  numeric: numericRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
}

/** The looks of widgets of several parts. */
export const slotRecipes = {
  avatar: avatarRecipe,
  descriptionList: descriptionListRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  feedback: feedbackRecipe,
  field: fieldRecipe,
  menu: menuRecipe,
  section: sectionRecipe,
  snackbar: snackbarRecipe,
  tabs: tabsRecipe,
  tooltip: tooltipRecipe,
  virtualList: virtualListRecipe,
}
