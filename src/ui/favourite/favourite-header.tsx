import { Button, DropdownMenu, Heading, IconButton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import type { ActorRefFrom } from 'xstate'
import { CONTENT_TYPE } from '#domain/catalogue/category.ts'
import type { FavouriteFolder, FavouriteQuery } from '#domain/favourite/favourite.ts'
import type { favouriteListMachine } from '#domain/favourite/favourite-list.machine.ts'
import { childrenOf, mayHold } from '#domain/favourite/folder-tree.ts'
import { useFoldersLogic } from '../bundle-logic.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { KeywordForm } from '../components/keyword-form.tsx'
import { favouriteCopy as copy } from '../copy/favourite-copy.ts'
import { favouritesAddress } from './favourites-address.ts'
import type { FolderQuestion } from './folder-dialogs.tsx'

/** The page of favourites while the tab stands. */
export type FavouriteListActor = ActorRefFrom<typeof favouriteListMachine>

export interface FavouriteHeaderProps {
  readonly query: FavouriteQuery
  readonly list: FavouriteListActor
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onAsk: (question: FolderQuestion, opener: HTMLElement | null) => void
  readonly onStep: (folder: FavouriteFolder, by: 1 | -1) => void
  /** What opens the folders where there is no room for them beside. */
  readonly sheet: ReactNode
}

/** Which folder is shown and what can be done with it, and what narrows and orders what is shown of it. */
export const FavouriteHeader = ({ query, list, heading, onAsk, onStep, sheet }: FavouriteHeaderProps) => {
  const { favouriteFolders } = useFoldersLogic()
  const folders = useSelector(favouriteFolders, ({ context }) => context.folders)
  const total = useSelector(list, (snapshot) =>
    snapshot.hasTag('shown') ? snapshot.context.page.total : null,
  )
  const add = useRef<HTMLButtonElement>(null)
  const folder = folders.find(({ id }) => id === query.folder)
  const name = folder?.name ?? (query.folder === 0 ? copy.noFolder : copy.all)
  const parentId = folder === undefined || !mayHold(folders, folder.id) ? 0 : folder.id
  return (
    <header className="favourites__header">
      <div className="favourites__title">
        <Heading ref={heading} as="h2" size="5" tabIndex={-1} className="favourites__heading">
          {name}
        </Heading>
        {total !== null && (
          <Text size="2" color="gray" role="status">
            {copy.count(total)}
          </Text>
        )}
        <span className="favourites__tools">
          {sheet}
          <Button ref={add} variant="soft" onClick={() => onAsk({ kind: 'create', parentId }, add.current)}>
            <ExtendedIcon name="plus" />
            {copy.newFolder}
          </Button>
          {folder !== undefined && <FolderMenu folder={folder} onAsk={onAsk} onStep={onStep} />}
        </span>
      </div>
      <div className="favourites__filters">
        <nav className="favourites__types" aria-label={copy.types}>
          {([0, ...Object.values(CONTENT_TYPE)] as const).map((type) => (
            <Link
              key={type}
              to={favouritesAddress({ ...query, type, page: 1 })}
              aria-current={type === query.type ? 'true' : undefined}
            >
              {copy.typeNames[type]}
            </Link>
          ))}
        </nav>
        {query.folder !== 'all' && (
          <nav className="favourites__types" aria-label={copy.order}>
            {(['own', 'latest'] as const).map((order) => (
              <Link
                key={order}
                to={favouritesAddress({ ...query, order, page: 1 })}
                aria-current={order === query.order ? 'true' : undefined}
              >
                {copy.orders[order]}
              </Link>
            ))}
          </nav>
        )}
        <Keyword query={query} />
      </div>
    </header>
  )
}

const FolderMenu = ({
  folder,
  onAsk,
  onStep,
}: Pick<FavouriteHeaderProps, 'onAsk' | 'onStep'> & { folder: FavouriteFolder }) => {
  const folders = useSelector(useFoldersLogic().favouriteFolders, ({ context }) => context.folders)
  const button = useRef<HTMLButtonElement>(null)
  const ask = (kind: 'rename' | 'move' | 'remove') => () => onAsk({ kind, folder }, button.current)
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>
        <IconButton ref={button} variant="soft" color="gray" aria-label={copy.folderMenu(folder.name)}>
          <ExtendedIcon name="more" />
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item onSelect={ask('rename')} shortcut="F2">
          {copy.rename}
        </DropdownMenu.Item>
        <DropdownMenu.Item onSelect={ask('move')}>{copy.move}</DropdownMenu.Item>
        <DropdownMenu.Item disabled={folder.place <= 1} onSelect={() => onStep(folder, -1)}>
          {copy.moveUp}
        </DropdownMenu.Item>
        <DropdownMenu.Item
          disabled={folder.place >= childrenOf(folders, folder.parentId).length}
          onSelect={() => onStep(folder, 1)}
        >
          {copy.moveDown}
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item color="red" onSelect={ask('remove')} shortcut="Delete">
          {copy.remove}
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

const Keyword = ({ query }: { query: FavouriteQuery }) => {
  const navigate = useNavigate()
  const addressOf = (keyword: string) => favouritesAddress({ ...query, keyword, page: 1 })
  return (
    <KeywordForm
      key={query.keyword}
      keyword={query.keyword}
      label={copy.keyword}
      find={copy.find}
      clear={copy.clearKeyword}
      clearTo={addressOf('')}
      onFind={(keyword) => void navigate(addressOf(keyword))}
    />
  )
}
