import { Button, Heading, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import type { RefObject } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { OWN_FILE_ORDERS, type OwnFileQuery } from '#domain/private-file/own-file-query.ts'
import type { Organisation } from '#domain/session/organisation.ts'
import { useOwnFilesLogic } from '../bundle-logic.ts'
import { ExtendedIcon } from '../components/extended-icon.tsx'
import { KeywordForm } from '../components/keyword-form.tsx'
import { LateConfirmButton } from '../components/late-confirm-button.tsx'
import { NativeSelect } from '../components/native-select.tsx'
import { innerTitles } from '../copy/inner-titles-copy.ts'
import { ownFileCopy as copy } from '../copy/own-file-copy.ts'
import { livePlanAddress } from '../routing/live-plan-address.ts'
import type { Ask, OwnFilesActor } from './own-files-actor.ts'
import { ownFilesAddress } from './own-files-address.ts'
import { QuotaBar } from './quota-bar.tsx'
import { UploadMenu } from './upload-menu.tsx'

export interface OwnFilesHeadProps {
  readonly organisation: Organisation
  readonly query: OwnFileQuery
  readonly files: OwnFilesActor
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly onAsk: Ask
}

/** Where one is, what can be put there, and what narrows and orders what is shown. */
export const OwnFilesHead = (props: OwnFilesHeadProps) => {
  const { query, files, onAsk } = props
  const usedBytes = useSelector(files, ({ context }) => context.view.usedBytes)
  const quotaBytes = useSelector(files, ({ context }) => context.view.quotaBytes)
  return (
    <header className="own-files__head">
      <div className="own-files__title">
        <Path {...props} />
        <span className="own-files__tools">
          {query.bin ? (
            <EmptyBin files={files} />
          ) : (
            <>
              <Button variant="soft" onClick={() => onAsk({ kind: 'create', parentId: query.folder })}>
                <ExtendedIcon name="folder" />
                {copy.newFolder}
              </Button>
              <UploadMenu folderId={query.folder} />
              <Button asChild variant="soft" color="gray">
                <Link to={livePlanAddress(0)}>{innerTitles.livePlans}</Link>
              </Button>
            </>
          )}
        </span>
      </div>
      <div className="own-files__filters">
        <QuotaBar usedBytes={usedBytes} quotaBytes={quotaBytes} />
        <Order {...props} />
        <Keyword {...props} />
      </div>
    </header>
  )
}

const Path = ({ organisation, query, files, heading }: OwnFilesHeadProps) => {
  const path = useSelector(files, ({ context }) => context.view.path)
  const count = useSelector(files, (snapshot) =>
    snapshot.hasTag('shown')
      ? copy.count(snapshot.context.view.folders.length, snapshot.context.view.files.total)
      : '',
  )
  const [above, here] = query.bin ? [[], undefined] : [path.slice(0, -1), path.at(-1)]
  return (
    <div className="own-files__path">
      {here !== undefined && (
        <nav aria-label={copy.path}>
          <ol>
            {[{ id: 0, name: copy.top }, ...above].map(({ id, name }) => (
              <li key={id}>
                <Link to={ownFilesAddress(organisation.id, { folder: id, order: query.order })}>{name}</Link>
                <ExtendedIcon name="chevronRight" size={14} />
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Heading ref={heading} as="h2" size="5" tabIndex={-1} className="own-files__heading">
        {query.bin ? copy.bin : (here?.name ?? copy.top)}
      </Heading>
      <Text size="2" color="gray" role="status">
        {count}
      </Text>
    </div>
  )
}

const EmptyBin = ({ files }: { files: OwnFilesActor }) => {
  const { ownFileTasks } = useOwnFilesLogic()
  const isEmpty = useSelector(files, ({ context: { view } }) => view.folders.length + view.files.total === 0)
  return isEmpty ? null : (
    <LateConfirmButton
      label={copy.emptyBin}
      question={copy.emptyBinQuestion}
      hint={copy.emptyBinHint}
      onConfirm={() => ownFileTasks.send({ type: 'tasks.add', task: { kind: 'emptyBin' } })}
    />
  )
}

const Order = ({ organisation, query }: OwnFilesHeadProps) => {
  const navigate = useNavigate()
  return (
    <NativeSelect
      label={copy.order}
      value={query.order}
      options={OWN_FILE_ORDERS.map((order) => ({ value: order, name: copy.orders[order] }))}
      onChoose={(order) => void navigate(ownFilesAddress(organisation.id, { ...query, order, page: 1 }))}
    />
  )
}

const Keyword = ({ organisation, query }: OwnFilesHeadProps) => {
  const navigate = useNavigate()
  const addressOf = (keyword: string) => ownFilesAddress(organisation.id, { ...query, keyword, page: 1 })
  return (
    <KeywordForm
      key={query.keyword}
      keyword={query.keyword}
      label={query.bin ? copy.binKeyword : copy.keyword}
      find={copy.find}
      clear={copy.clearKeyword}
      clearTo={addressOf('')}
      onFind={(keyword) => void navigate(addressOf(keyword))}
    />
  )
}
