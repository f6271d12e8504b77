import { Button, Skeleton, Text } from '@radix-ui/themes'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import { Link } from 'react-router-dom'
import type { ImportActor } from '#domain/frame/curriculum-import.machine.ts'
import type { TreePlace } from '#domain/frame/curriculum-tree.ts'
import { useOfficeLogic } from '../../bundle-logic.ts'
import { ErrorState } from '../../components/error-state.tsx'
import { Refused } from '../../components/refused.tsx'
import { Section } from '../../components/section.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { curriculumCopy } from '../../copy/curriculum-copy.ts'
import { curriculumImportCopy as words } from '../../copy/curriculum-import-copy.ts'
import { failureText } from '../../copy/failure-text.ts'
import { treeTitle } from '../../copy/tree-title-copy.ts'
import { curriculumAddress } from '../../routing/frame-codec.ts'
import { useOpenedActor } from '../../use-opened-actor.ts'
import { ImportComparison } from './import-comparison.tsx'
import { ImportReport } from './import-report.tsx'

/** A tree is taken out into a file, and a file is compared with it and applied. */
export const CurriculumImport = ({ place }: { readonly place: TreePlace }) => {
  const actor = useOpenedActor(useOfficeLogic().openCurriculumImport, place)
  const failure = useSelector(actor, ({ context }) => context.failure)
  const subject = useSelector(actor, ({ context }) => context.subject)
  const stage = useSelector(actor, ({ value }) => value)
  const content = useRef<HTMLDivElement>(null)
  // The pressed button may be gone by then.
  useFocusFallback(String(stage), content)
  if (stage === 'failed' && failure?.kind === 'forbidden') return <Refused {...curriculumCopy.forbidden} />
  if (stage === 'failed' || stage === 'defect')
    return (
      <ErrorState
        message={words.failed}
        reason={failureText(failure)}
        onRetry={() => actor.send({ type: 'import.reread' })}
      />
    )
  const tree = place.kind === 'knowledge' ? 'knowledge' : 'textbooks'
  return (
    <div ref={content} tabIndex={-1} className="person">
      <div className="curriculum__subject">
        {subject !== null && <Text weight="medium">{treeTitle(place, subject)}</Text>}
        <Link to={curriculumAddress(place.subjectId, tree)}>{words.back}</Link>
      </div>
      {(stage === 'opening' || stage === 'reading') && (
        <div role="status" aria-label={stage === 'reading' ? words.comparing : words.loading}>
          <Skeleton height="240px" />
        </div>
      )}
      {(stage === 'waiting' || stage === 'writing') && <FileChooser actor={actor} />}
      {stage === 'listing' && <ImportComparison actor={actor} />}
      {(stage === 'applying' || stage === 'interrupted' || stage === 'reported') && (
        <ImportReport actor={actor} />
      )}
    </div>
  )
}

const FileChooser = ({ actor }: { readonly actor: ImportActor }) => {
  const problem = useSelector(actor, ({ context }) => context.problem)
  const name = useSelector(actor, ({ context }) => context.name)
  const write = (format: 'csv' | 'xlsx', isTemplate = false) =>
    actor.send({ type: 'import.write', format, isTemplate })
  return (
    <>
      <Section title={words.out}>
        <Text as="p" size="2" color="gray">
          {words.outHint}
        </Text>
        <p className="curriculum-import__acts">
          <Button variant="soft" onClick={() => write('xlsx')}>
            {words.xlsx}
          </Button>
          <Button variant="soft" onClick={() => write('csv')}>
            {words.csv}
          </Button>
          <Button variant="soft" color="gray" onClick={() => write('xlsx', true)}>
            {words.template}
          </Button>
        </p>
      </Section>
      <Section title={words.into}>
        <Text as="p" size="2" color="gray">
          {words.intoHint}
        </Text>
        {problem !== null && (
          <Text as="p" size="2" color="red" role="alert">
            {name}：{words.problems[problem]}
          </Text>
        )}
        <p className="curriculum-import__acts">
          <label className="curriculum-import__choose">
            <input
              type="file"
              className="visually-hidden"
              accept=".xlsx,.csv,.txt"
              onChange={({ target }) => {
                const file = target.files?.[0]
                if (file !== undefined) actor.send({ type: 'import.read', name: file.name, file })
                // The same file can be chosen again once it was mended.
                target.value = ''
              }}
            />
            {words.choose}
          </label>
        </p>
      </Section>
    </>
  )
}
