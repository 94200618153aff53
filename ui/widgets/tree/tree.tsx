import { createTreeCollection, useTreeView } from '@ark-ui/react/tree-view'
import Check from 'lucide-react/icons/check'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Minus from 'lucide-react/icons/minus'
import { type KeyboardEvent, useMemo } from 'react'
import { tree } from '#styled-system/recipes/index.js'
import { widgetTexts } from '#ui/widgets/widgets.text.ts'

/** A node of a tree. One with children is a branch. */
export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly children?: readonly TreeNode[]
}

export interface TreeProps {
  /** The accessible name of the tree. */
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** The ids of the checked leaves. A branch is checked when all leaves below it are. */
  readonly checked: readonly string[]
  /** Called with the checked leaves. Without it the tree is read-only. */
  readonly onCheck?: ((checked: readonly string[]) => void) | undefined
  /** The branches that are open at first. */
  readonly defaultOpen?: readonly string[]
}

/**
 * Renders a tree of checkable items, such as rights or departments. Up and Down move, Right and
 * Left open and close, Space checks a leaf or all leaves below a branch, and letters move to the
 * next node that begins with them.
 */
export const Tree = ({ label, nodes, checked, onCheck, defaultOpen = [] }: TreeProps) => {
  const styles = tree()
  const collection = useMemo(
    () =>
      createTreeCollection<TreeNode>({
        rootNode: { id: '', label: '', children: nodes },
        nodeToValue: node => node.id,
        nodeToString: node => node.label,
        nodeToChildren: node => [...(node.children ?? [])],
      }),
    [nodes],
  )
  const view = useTreeView({
    collection,
    defaultExpandedValue: [...defaultOpen],
    checkedValue: [...checked],
    selectedValue: [],
    onCheckedChange: details => onCheck?.(details.checkedValue),
    expandOnClick: false,
  })
  const visible = view.getVisibleNodes()
  const checkOnKey = (event: KeyboardEvent, id: string, isBranch: boolean) => {
    if (event.key !== ' ' && (isBranch || event.key !== 'Enter')) return
    event.preventDefault()
    event.stopPropagation()
    if (onCheck) view.toggleChecked(id, isBranch)
  }
  return (
    <div {...view.getTreeProps()} role="tree" aria-labelledby={undefined} aria-label={label} className={styles.root}>
      {visible.map(({ node, indexPath }) => {
        const { checked: state, expanded, isBranch, focused, depth, id } = view.getNodeState({ node, indexPath })
        const siblings = collection.getSiblingNodes(indexPath)
        const below = isBranch ? leavesOf(node) : []
        return (
          <div
            key={node.id}
            {...(isBranch ? view.getBranchControlProps({ node, indexPath }) : view.getItemProps({ node, indexPath }))}
            id={id}
            className={styles.node}
            style={{ '--depth': depth } as Record<string, number>}
            role="treeitem"
            tabIndex={focused ? 0 : -1}
            aria-level={depth}
            aria-setsize={siblings.length}
            aria-posinset={(indexPath.at(-1) ?? 0) + 1}
            aria-expanded={isBranch ? expanded : undefined}
            aria-checked={state === 'indeterminate' ? 'mixed' : state}
            aria-disabled={onCheck ? undefined : true}
            onClick={() => {
              view.focus(node.id)
              if (onCheck) view.toggleChecked(node.id, isBranch)
            }}
            onKeyDown={event => checkOnKey(event, node.id, isBranch)}
          >
            {/* For the mouse; the keyboard uses the arrow keys. */}
            <span
              aria-hidden
              className={styles.chevron}
              onClick={event => {
                if (!isBranch) return
                event.stopPropagation()
                if (expanded) view.collapse([node.id])
                else view.expand([node.id])
              }}
            >
              {isBranch && <ChevronRight />}
            </span>
            <span aria-hidden className={styles.box}>
              {state === 'indeterminate' ? <Minus /> : <Check />}
            </span>
            <span className={styles.label}>{node.label}</span>
            {isBranch && (
              <span className={styles.hint}>
                {widgetTexts.ofAll(below.filter(leaf => checked.includes(leaf)).length, below.length)}
              </span>
            )}
          </div>
        )
      })}
    </div>
  )
}

const leavesOf = ({ id, children }: TreeNode): readonly string[] => (children ? children.flatMap(leavesOf) : [id])
