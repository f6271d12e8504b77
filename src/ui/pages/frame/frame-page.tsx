import '../people/person.css'
import './frame.css'
import { Button, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { type BannerForm as Form, NEW_BANNER } from '#domain/frame/managed-banner.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { WorkedList } from '../../components/worked-list.tsx'
import { frameCopy as words } from '../../copy/frame-copy.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { StatusLine } from '../../manage/status-line.tsx'
import { useActorRef } from '../../use-actor-ref.ts'
import { BannerForm } from './banner-form.tsx'
import { BannerRow } from './banner-row.tsx'

const isBanner = shapedAs<Form>(NEW_BANNER)

/** 首页横幅: the banners of home. Screens `/manage/frame`. */
export const FramePage = () => {
  const draft = useFormDraft('banner', isBanner)
  const actor = useActorRef(useOfficeLogic().banners, { input: draft })
  const { items, form, failure, done } = useSelector(actor, ({ context }) => context)
  const isBusy = useSelector(actor, (it) => it.hasTag('busy'))
  const isOrdering = useSelector(actor, (it) => it.matches('ordering'))
  const isOpening = useSelector(actor, (it) => it.matches('recalling') || it.matches('opening'))
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  // The file that its pictures are made of is kept by itself.
  useKept(draft, form && { ...form, pictures: null })
  const content = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(`${form === null} ${isBusy}`, content)
  if (hasFailed && failure?.kind === 'forbidden')
    return (
      <>
        <PageHeader title={innerTitles.frame} />
        <ManageTabs />
        <Refused {...words.forbidden} />
      </>
    )
  const page = { index: 1, size: Math.max(1, items.length), total: items.length, items }
  return (
    <>
      <PageHeader title={innerTitles.frame} />
      <ManageTabs />
      <div ref={content} tabIndex={-1} className="person">
        <Text as="p" size="2" color="gray">
          {words.hint}
        </Text>
        <StatusLine>
          {isBusy ? '' : done !== null ? words.done[done] : items.length > 0 ? words.count(items.length) : ''}
        </StatusLine>
        {form !== null && !hasFailed ? (
          <BannerForm key={form.id} actor={actor} form={form} />
        ) : (
          <>
            {!hasFailed && (
              <div>
                <Button
                  data-opens="new"
                  disabled={isOpening}
                  onClick={() => actor.send({ type: 'banners.begin' })}
                >
                  {words.add}
                </Button>
              </div>
            )}
            <WorkedList
              words={words}
              page={page}
              failure={failure}
              stage={hasFailed ? 'failed' : isOpening ? 'arriving' : 'shown'}
              isBusy={isBusy}
              onReread={() => actor.send({ type: 'banners.reread' })}
              onTurn={() => {}}
              renderRow={(banner) => (
                <BannerRow
                  key={banner.id}
                  actor={actor}
                  banner={banner}
                  isFirst={banner === items[0]}
                  isLast={banner === items.at(-1)}
                  isBusy={isBusy && !isOrdering}
                />
              )}
            />
          </>
        )}
      </div>
    </>
  )
}
