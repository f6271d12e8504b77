import '../people/person.css'
import './curriculum.css'
import { Button } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { type NodeForm, subjectTitle, type TreeKind, type TreePlace } from '#domain/frame/curriculum-tree.ts'
import { isRejectedAs } from '#domain/kernel/failure.ts'
import { shapedAs } from '#domain/kernel/form-shape.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { ErrorState } from '../../components/error-state.tsx'
import { NativeSelect } from '../../components/native-select.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Refused } from '../../components/refused.tsx'
import { TabLinks } from '../../components/tab-links.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useFormDraft, useKept } from '../../components/use-form-draft.ts'
import { curriculumCopy as words } from '../../copy/curriculum-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { innerTitles } from '../../copy/inner-titles-copy.ts'
import { ManageTabs } from '../../manage/manage-tabs.tsx'
import { CURRICULUM_ADDRESS, curriculumAddress, treeFileAddress } from '../../routing/frame-codec.ts'
import { useActorRef } from '../../use-actor-ref.ts'
import type { CurriculumActor } from './curriculum-actor.ts'
import { CurriculumImport } from './curriculum-import.tsx'
import { CurriculumTreeView } from './curriculum-tree-view.tsx'

const isNode = shapedAs<NodeForm>({
  id: 0,
  rowVersion: 0,
  parentId: 0,
  kind: 'stage',
  name: '',
  gradeId: 0,
})

const placeOf = (query: URLSearchParams): TreePlace => {
  const subjectId = Number(query.get('subject')) || 0
  if (subjectId === 0) return { kind: 'stages', subjectId: 0 }
  return { kind: query.get('tree') === 'knowledge' ? 'knowledge' : 'textbooks', subjectId }
}

/** 教材目录: stages, subjects, textbooks, chapters and knowledge points. Screens `/manage/curriculum`. */
export const CurriculumPage = () => {
  const [query] = useSearchParams()
  const place = placeOf(query)
  const isFile = query.has('file') && place.kind !== 'stages'
  const key = `${place.kind} ${place.subjectId} ${isFile}`
  const content = useRef<HTMLDivElement>(null)
  // What leads to another tree goes with the one before.
  useFocusFallback(key, content)
  return (
    <>
      <PageHeader title={innerTitles.curriculum} />
      <ManageTabs />
      <div ref={content} tabIndex={-1}>
        {isFile ? <CurriculumImport key={key} place={place} /> : <TreeOf key={key} place={place} />}
      </div>
    </>
  )
}

const TreeOf = ({ place }: { readonly place: TreePlace }) => {
  const draft = useFormDraft(`node/${place.kind}/${place.subjectId}`, isNode)
  const actor = useActorRef(useOfficeLogic().curriculum, { input: { place, left: draft.left } })
  useKept(
    draft,
    useSelector(actor, ({ context }) => context.form),
  )
  const failure = useSelector(actor, ({ context }) => context.failure)
  const hasFailed = useSelector(actor, (it) => it.matches('failed') || it.matches('defect'))
  if (hasFailed && failure?.kind === 'forbidden') return <Refused {...words.forbidden} />
  if (hasFailed && isRejectedAs(failure, 'missing'))
    return (
      <EmptyState {...words.missing}>
        <Link to={CURRICULUM_ADDRESS}>{words.toSubjects}</Link>
      </EmptyState>
    )
  if (hasFailed)
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => actor.send({ type: 'curriculum.reread' })}
      />
    )
  return (
    <>
      <TreeTabs actor={actor} place={place} />
      <CurriculumTreeView actor={actor} place={place} />
    </>
  )
}

/** The stages, or the two trees of the chosen subject. */
const TreeTabs = ({ actor, place }: { readonly actor: CurriculumActor; readonly place: TreePlace }) => {
  const subjects = useSelector(actor, ({ context }) => context.subjects)
  const [, setQuery] = useSearchParams()
  const subjectId = place.subjectId || (subjects[0]?.id ?? 0)
  const addressOf = (kind: TreeKind) =>
    kind === 'stages' ? CURRICULUM_ADDRESS : curriculumAddress(subjectId, kind)
  const kinds: readonly TreeKind[] = subjectId === 0 ? ['stages'] : ['stages', 'textbooks', 'knowledge']
  return (
    <>
      <div data-opens="tree">
        <TabLinks
          name={words.parts}
          tabs={kinds.map((kind) => ({
            name: words.trees[kind],
            address: addressOf(kind),
            active: kind === place.kind,
          }))}
        />
      </div>
      {place.kind !== 'stages' && (
        <div className="curriculum__subject">
          <span data-opens="subject">
            <NativeSelect
              label={words.subject}
              value={place.subjectId}
              options={subjects.map((one) => ({ value: one.id, name: subjectTitle(one) }))}
              onChoose={(subject) =>
                setQuery({
                  subject: String(subject),
                  ...(place.kind === 'knowledge' && { tree: 'knowledge' }),
                })
              }
            />
          </span>
          <Button asChild variant="soft">
            <Link to={treeFileAddress(place.subjectId, place.kind)}>{words.file}</Link>
          </Button>
        </div>
      )}
    </>
  )
}
