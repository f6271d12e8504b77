import { artJunior } from './art-junior.ts'
import { artPrimary } from './art-primary.ts'
import { biologyJunior } from './biology-junior.ts'
import { biologySenior } from './biology-senior.ts'
import { chemistryJunior } from './chemistry-junior.ts'
import { chemistrySenior } from './chemistry-senior.ts'
import { chineseJunior, chinesePrimary, chineseSenior } from './chinese.ts'
import { ofDrawings } from './drawings/index.ts'
import { drawnFrom } from './drawn.ts'
import { englishJunior } from './english-junior.ts'
import { englishPrimary } from './english-primary.ts'
import { englishSenior } from './english-senior.ts'
import { geographyJunior } from './geography-junior.ts'
import { geographySenior } from './geography-senior.ts'
import { historyJunior } from './history-junior.ts'
import { historySenior } from './history-senior.ts'
import { itJunior, itPrimary, itSenior } from './it.ts'
import { mathJunior } from './math-junior.ts'
import { mathPrimary } from './math-primary.ts'
import { mathSenior } from './math-senior.ts'
import { musicJunior } from './music-junior.ts'
import { musicPrimary } from './music-primary.ts'
import { physicsJunior } from './physics-junior.ts'
import { physicsSenior } from './physics-senior.ts'
import { pictured } from './pictured.ts'
import { politicsJunior } from './politics-junior.ts'
import { politicsPrimary } from './politics-primary.ts'
import { politicsSenior } from './politics-senior.ts'
import { sportsJunior } from './sports-junior.ts'
import type { BankQuestion, SubjectBank } from './types.ts'

/** The question bank of the demonstration school. */
export const BANKS: readonly SubjectBank[] = [
  chinesePrimary,
  chineseJunior,
  chineseSenior,
  mathPrimary,
  mathJunior,
  mathSenior,
  englishPrimary,
  englishJunior,
  englishSenior,
  physicsJunior,
  physicsSenior,
  chemistryJunior,
  chemistrySenior,
  biologyJunior,
  biologySenior,
  politicsPrimary,
  politicsJunior,
  politicsSenior,
  historyJunior,
  historySenior,
  geographyJunior,
  geographySenior,
  musicPrimary,
  musicJunior,
  artPrimary,
  artJunior,
  sportsJunior,
  itPrimary,
  itJunior,
  itSenior,
]

/** All questions of a bank, the written ones first. */
export const questionsOf = ({ subject, stage, written, templates }: SubjectBank): readonly BankQuestion[] => [
  ...written,
  ...(pictured[`${subject}/${stage}`] ?? []),
  ...(ofDrawings[`${subject}/${stage}`] ?? []),
  ...templates.flatMap(drawnFrom),
]
