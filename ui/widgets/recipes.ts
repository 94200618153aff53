import { numericRecipe } from '../theme/numeric.recipe.ts'
import { avatarRecipe } from './avatar/avatar.recipe.ts'
import { buttonRecipe } from './button/button.recipe.ts'
import { chipRecipe } from './chip/chip.recipe.ts'
import { descriptionListRecipe } from './description-list/description-list.recipe.ts'
import { dialogRecipe } from './dialog/dialog.recipe.ts'
import { drawerRecipe } from './drawer/drawer.recipe.ts'
import { feedbackRecipe } from './feedback/feedback.recipe.ts'
import { spinnerRecipe } from './feedback/spinner.recipe.ts'
import { fieldRecipe } from './field/field.recipe.ts'
import { floatingPanelRecipe } from './floating-panel/floating-panel.recipe.ts'
import { kbdRecipe } from './kbd/kbd.recipe.ts'
import { menuRecipe } from './menu/menu.recipe.ts'
import { pinFieldRecipe } from './pin-field/pin-field.recipe.ts'
import { sectionRecipe } from './section/section.recipe.ts'
import { skeletonRecipe } from './skeleton/skeleton.recipe.ts'
import { snackbarRecipe } from './snackbar/snackbar.recipe.ts'
import { tabsRecipe } from './tabs/tabs.recipe.ts'
import { tooltipRecipe } from './tooltip/tooltip.recipe.ts'
import { virtualListRecipe } from './virtual-list/virtual-list.recipe.ts'

/** The widgets' looks. A new widget's recipe is added here. */
export const recipes = {
  button: buttonRecipe,
  chip: chipRecipe,
  kbd: kbdRecipe,
  numeric: numericRecipe,
  skeleton: skeletonRecipe,
  spinner: spinnerRecipe,
}

export const slotRecipes = {
  avatar: avatarRecipe,
  descriptionList: descriptionListRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  feedback: feedbackRecipe,
  field: fieldRecipe,
  floatingPanel: floatingPanelRecipe,
  menu: menuRecipe,
  pinField: pinFieldRecipe,
  section: sectionRecipe,
  snackbar: snackbarRecipe,
  tabs: tabsRecipe,
  tooltip: tooltipRecipe,
  virtualList: virtualListRecipe,
}
