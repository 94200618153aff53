import { numericRecipe } from '../theme/numeric.recipe.ts'
import { avatarRecipe } from './avatar/avatar.recipe.ts'
import { badgeRecipe } from './badge/badge.recipe.ts'
import { buttonRecipe } from './button/button.recipe.ts'
import { checkboxRecipe } from './checkbox/checkbox.recipe.ts'
import { chipRecipe } from './chip/chip.recipe.ts'
import { filterChipsRecipe } from './chip/filter-chips.recipe.ts'
import { calendarRecipe } from './date-field/calendar.recipe.ts'
import { descriptionListRecipe } from './description-list/description-list.recipe.ts'
import { dialogRecipe } from './dialog/dialog.recipe.ts'
import { drawerRecipe } from './drawer/drawer.recipe.ts'
import { employeePickerRecipe } from './employee-picker/employee-picker.recipe.ts'
import { feedbackRecipe } from './feedback/feedback.recipe.ts'
import { loadingIndicatorRecipe } from './feedback/loading-indicator.recipe.ts'
import { spinnerRecipe } from './feedback/spinner.recipe.ts'
import { fieldRecipe } from './field/field.recipe.ts'
import { flagFieldRecipe } from './field/flag-field.recipe.ts'
import { fileFieldRecipe } from './file-field/file-field.recipe.ts'
import { floatingPanelRecipe } from './floating-panel/floating-panel.recipe.ts'
import { kbdRecipe } from './kbd/kbd.recipe.ts'
import { menuRecipe } from './menu/menu.recipe.ts'
import { paletteRecipe } from './palette/palette.recipe.ts'
import { pinFieldRecipe } from './pin-field/pin-field.recipe.ts'
import { plainTableRecipe } from './plain-table/plain-table.recipe.ts'
import { popoverRecipe } from './popover/popover.recipe.ts'
import { progressRecipe } from './progress/progress.recipe.ts'
import { radioGroupRecipe } from './radio/radio-group.recipe.ts'
import { richTextRecipe } from './rich-text/rich-text.recipe.ts'
import { sectionRecipe } from './section/section.recipe.ts'
import { segmentsRecipe } from './segments/segments.recipe.ts'
import { selectFieldRecipe } from './select-field/select-field.recipe.ts'
import { settingRecipe } from './setting/setting.recipe.ts'
import { skeletonRecipe } from './skeleton/skeleton.recipe.ts'
import { snackbarRecipe } from './snackbar/snackbar.recipe.ts'
import { splitterRecipe } from './splitter/splitter.recipe.ts'
import { switchRecipe } from './switch/switch.recipe.ts'
import { tableRecipe } from './table/table.recipe.ts'
import { tabsRecipe } from './tabs/tabs.recipe.ts'
import { tooltipRecipe } from './tooltip/tooltip.recipe.ts'
import { tourRecipe } from './tour/tour.recipe.ts'
import { treeRecipe } from './tree/tree.recipe.ts'
import { virtualListRecipe } from './virtual-list/virtual-list.recipe.ts'

/** The recipes of all widgets. A new widget's recipe is added here. */
export const recipes = {
  badge: badgeRecipe,
  button: buttonRecipe,
  chip: chipRecipe,
  kbd: kbdRecipe,
  numeric: numericRecipe,
  richText: richTextRecipe,
  skeleton: skeletonRecipe,
  loadingIndicator: loadingIndicatorRecipe,
  spinner: spinnerRecipe,
}

export const slotRecipes = {
  avatar: avatarRecipe,
  calendar: calendarRecipe,
  checkbox: checkboxRecipe,
  descriptionList: descriptionListRecipe,
  dialog: dialogRecipe,
  drawer: drawerRecipe,
  feedback: feedbackRecipe,
  employeePicker: employeePickerRecipe,
  field: fieldRecipe,
  filterChips: filterChipsRecipe,
  fileField: fileFieldRecipe,
  flagField: flagFieldRecipe,
  floatingPanel: floatingPanelRecipe,
  menu: menuRecipe,
  palette: paletteRecipe,
  pinField: pinFieldRecipe,
  plainTable: plainTableRecipe,
  popover: popoverRecipe,
  progress: progressRecipe,
  radioGroup: radioGroupRecipe,
  section: sectionRecipe,
  segments: segmentsRecipe,
  setting: settingRecipe,
  selectField: selectFieldRecipe,
  snackbar: snackbarRecipe,
  splitter: splitterRecipe,
  toggle: switchRecipe,
  table: tableRecipe,
  tabs: tabsRecipe,
  tooltip: tooltipRecipe,
  tour: tourRecipe,
  tree: treeRecipe,
  virtualList: virtualListRecipe,
}
