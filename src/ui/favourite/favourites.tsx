import './favourites.css'
import { useSelector } from '@xstate/react'
import { useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { dropOnFolder } from '#application/favourite/drop-on-folder.ts'
import type { FavouriteFolder } from '#domain/favourite/favourite.ts'
import type { Dragged, DropZone } from '#domain/favourite/favourite-drag.ts'
import { stepOf } from '#domain/favourite/folder-tree.ts'
import { useSignedInActors } from '../actors-context.tsx'
import { useFoldersLogic } from '../bundle-logic.ts'
import { useKeptSelection, useSelectionDraft } from '../components/use-kept-selection.ts'
import { useMedia } from '../components/use-media.ts'
import { useWhenChanged } from '../components/use-when-changed.ts'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import { useOpenedActor } from '../use-opened-actor.ts'
import { FavouriteHeader } from './favourite-header.tsx'
import { FavouriteList } from './favourite-list.tsx'
import { ALL_FAVOURITES, favouriteQueryOf, favouritesAddress } from './favourites-address.ts'
import { FolderDialog, type FolderQuestion } from './folder-dialogs.tsx'
import { FolderSheet } from './folder-sheet.tsx'
import { FolderTree, type FolderTreeProps } from './folder-tree.tsx'
import type { TreeRow } from './tree-keys.ts'

/** Where the tree no longer has room beside the cards. */
const NARROW = '(max-width: 767px)'

/** The tab 我的收藏: the folders as a tree, beside it what one of them holds. Screens `/coursetable` tab 3. */
export const Favourites = () => {
  const { favourites } = useSignedInActors()
  const { favouriteFolders, openFavouriteList } = useFoldersLogic()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const narrow = useMedia(NARROW)
  const query = favouriteQueryOf(search)
  const address = favouritesAddress(query)
  const selection = useSelectionDraft<number>('favourites', address, 0)
  const list = useOpenedActor(openFavouriteList, { query, left: selection.left })
  useKeptSelection(
    selection,
    useSelector(list, ({ context }) => context.selected),
  )
  const folders = useSelector(favouriteFolders, ({ context }) => context.folders)
  const [dragged, setDragged] = useState<Dragged | null>(null)
  const [asked, setAsked] = useState<{ question: FolderQuestion; opener: HTMLElement | null } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  useWhenChanged(address, () => list.send({ type: 'list.show', query }))

  const open = (folder: TreeRow['key']) => {
    if (folder !== query.folder) void navigate(favouritesAddress({ ...ALL_FAVOURITES, folder }))
  }
  const ask = (question: FolderQuestion, opener: HTMLElement | null) => setAsked({ question, opener })
  const step = (folder: FavouriteFolder, by: 1 | -1) => {
    const move = stepOf(folders, folder, by)
    if (move !== null) favouriteFolders.send({ type: 'folders.change', change: { kind: 'move', ...move } })
  }
  const drop = (target: FavouriteFolder | null, zone: DropZone) => {
    if (dragged !== null) dropOnFolder({ favourites, favouriteFolders }, { dragged, target, zone })
    setDragged(null)
  }

  const tree: FolderTreeProps = {
    folders,
    current: query.folder,
    dragged,
    onOpen: open,
    onRename: (folder, row) => ask({ kind: 'rename', folder }, row),
    onRemove: (folder, row) => ask({ kind: 'remove', folder }, row),
    onStep: step,
    onDrag: setDragged,
    onDrop: drop,
  }

  return (
    <section className="favourites" aria-label={copy.region}>
      {!narrow && (
        <aside className="favourites__side">
          <FolderTree {...tree} />
        </aside>
      )}
      <div>
        <FavouriteHeader
          query={query}
          list={list}
          heading={heading}
          onAsk={ask}
          onStep={step}
          sheet={narrow ? <FolderSheet {...tree} /> : null}
        />
        <FavouriteList query={query} list={list} dragged={dragged} onDrag={setDragged} heading={heading} />
      </div>
      {asked !== null && (
        <FolderDialog
          question={asked.question}
          opener={asked.opener}
          onClose={() => setAsked(null)}
          onRemoved={(folder) => {
            favouriteFolders.send({ type: 'folders.change', change: { kind: 'remove', id: folder.id } })
            list.send({ type: 'list.folderRemoved', folder })
          }}
        />
      )}
    </section>
  )
}
