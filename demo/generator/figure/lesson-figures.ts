import { cellsCompared, evolution, mitosis } from './biology.js'
import { acidity, oxygenApparatus } from './chemistry.js'
import type { Figure } from './draw.js'
import { tenses } from './english.js'
import { terrainProfile } from './geography.js'
import { thingsInLayers, threeCharts } from './it.js'
import * as graphs from './lesson-graphs.js'
import * as lives from './lesson-lives.js'
import * as scenes from './lesson-scenes.js'
import * as science from './lesson-science.js'
import { chordSquare, fractionWall } from './math.js'
import { lensRays } from './physics.js'
import { stateOrgans } from './politics.js'
import { court } from './sports.js'

/** Drawings of the slides of films, by the name that a script gives them. */
const drawings: Readonly<Record<string, Figure>> = {
  ...graphs,
  ...lives,
  ...scenes,
  ...science,
  acidity,
  cellsCompared,
  chordSquare,
  court,
  evolution,
  fractionWall,
  lensRays,
  mitosis,
  oxygenApparatus,
  stateOrgans,
  tenses,
  terrainProfile,
  thingsInLayers,
  threeCharts,
}

export const lessonFigure = (name: string): Figure => {
  const found = drawings[name]
  if (!found) throw new Error(`there is no drawing ${name}`)
  return found
}
