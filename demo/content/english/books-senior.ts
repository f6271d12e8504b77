import type { VersionContent } from '../types.ts'

const pepCompulsory = [
  'Listening and Speaking',
  'Reading and Thinking',
  'Discovering Useful Structures',
  'Listening and Talking',
  'Reading for Writing',
]
const pepElective = ['Reading and Thinking', 'Learning About Language', 'Using Language']
const fltrpParts = [
  'Starting out',
  'Understanding ideas',
  'Using language',
  'Developing ideas',
  'Presenting ideas',
  'Reflection',
]

export const seniorVersions: readonly VersionContent[] = [
  {
    name: '人教版',
    books: [
      {
        name: '必修 第一册',
        edition: 2019,
        grade: 10,
        chapters: [
          'Welcome Unit',
          ['Unit 1 Teenage Life', pepCompulsory],
          ['Unit 2 Travelling Around', pepCompulsory],
          ['Unit 3 Sports and Fitness', pepCompulsory],
          ['Unit 4 Natural Disasters', pepCompulsory],
          ['Unit 5 Languages Around the World', pepCompulsory],
        ],
      },
      {
        name: '必修 第二册',
        edition: 2019,
        grade: 10,
        chapters: [
          ['Unit 1 Cultural Heritage', pepCompulsory],
          ['Unit 2 Wildlife Protection', pepCompulsory],
          ['Unit 3 The Internet', pepCompulsory],
          ['Unit 4 History and Traditions', pepCompulsory],
          ['Unit 5 Music', pepCompulsory],
        ],
      },
      {
        name: '必修 第三册',
        edition: 2019,
        grade: 10,
        chapters: [
          ['Unit 1 Festivals and Celebrations', pepCompulsory],
          ['Unit 2 Morals and Virtues', pepCompulsory],
          ['Unit 3 Diverse Cultures', pepCompulsory],
          ['Unit 4 Space Exploration', pepCompulsory],
          ['Unit 5 The Value of Money', pepCompulsory],
        ],
      },
      {
        name: '选择性必修 第一册',
        edition: 2019,
        grade: 11,
        chapters: [
          ['Unit 1 People of Achievement', pepElective],
          ['Unit 2 Looking into the Future', pepElective],
          ['Unit 3 Fascinating Parks', pepElective],
          ['Unit 4 Body Language', pepElective],
          ['Unit 5 Working the Land', pepElective],
        ],
      },
    ],
  },
  {
    name: '外研社版',
    books: [
      {
        name: '必修 第一册',
        edition: 2019,
        grade: 10,
        chapters: [
          ['Unit 1 A new start', fltrpParts],
          ['Unit 2 Exploring English', fltrpParts],
          ['Unit 3 Family matters', fltrpParts],
          ['Unit 4 Friends forever', fltrpParts],
          ['Unit 5 Into the wild', fltrpParts],
          ['Unit 6 At one with nature', fltrpParts],
        ],
      },
      {
        name: '必修 第二册',
        edition: 2019,
        grade: 10,
        chapters: [
          ['Unit 1 Food for thought', fltrpParts],
          ["Unit 2 Let's celebrate!", fltrpParts],
          ['Unit 3 On the move', fltrpParts],
          ['Unit 4 Stage and screen', fltrpParts],
          ['Unit 5 On the road', fltrpParts],
          ['Unit 6 Earth first', fltrpParts],
        ],
      },
      {
        name: '必修 第三册',
        edition: 2019,
        grade: 10,
        chapters: [
          ['Unit 1 Knowing me, knowing you', fltrpParts],
          ['Unit 2 Making a difference', fltrpParts],
          ['Unit 3 The world of science', fltrpParts],
          ['Unit 4 Amazing art', fltrpParts],
          ['Unit 5 What an adventure!', fltrpParts],
          ['Unit 6 Disaster and hope', fltrpParts],
        ],
      },
    ],
  },
]
