import { expect, it } from 'vitest';
import { checkText } from '../check-text.ts';

const outcome = (text: string): string =>
  checkText({ surface: 'chat_input', texts: [text] }).outcome;

it.each([
  // A class alone, and next to romance.
  'im in 7th',
  'im in 7th lol',
  'i am in 8th rn',
  'im in eighth and i like you',
  'sou da sexta série',
  'tô na 6ª série',
  'estou no sétimo ano',
  'você está na quinta série',
  'estoy en sexto grado',
  'voy en séptimo',
  'soy de tercero de primaria',
  'eres de 2º de la ESO',
  'je suis en 5ème',
  'chuis en 4e mdr',
  'je suis encore en CM2',
  'tu es en sixième',
  'ich gehe in die 7. Klasse',
  'bin in der 8b',
  'ich bin noch Siebtklässlerin',
  'faccio la seconda media',
  'sono in prima superiore',
  'frequento la quinta elementare',
  'ik zit in groep 7',
  'ik zit nog in de brugklas',
  'ik zit in de derde van de havo',
  'sou da sexta série e quero te beijar',
  'estoy en octavo y quiero besarte',
  "je suis en troisième et je veux t'embrasser",
  'ich geh in die sechste und will dich küssen',
  'sono in terza media e voglio baciarti',
  'ik zit in klas 2 en wil je kussen',
])('refuses %s', (text) => {
  expect(outcome(text)).toBe('block');
});

it.each([
  // Places, races, gears, floors.
  "we're in 7th place",
  'im in 7th and closing in on him',
  "I'm in 5th gear",
  'im in 7th heaven',
  'estoy en sexto lugar',
  'estoy en el sexto',
  'je suis en troisième position',
  'ich bin in der achten Etage',
  'bin in der 8',
  'sono in prima fila',
  'ik zit in de tweede klas',
  // Universities.
  'estou no sétimo ano da faculdade',
  'curso octavo semestre',
  'je suis en cinquième année de médecine',
  // Teachers, parents, memories.
  'dou aula na sexta série',
  'ich unterrichte Siebtklässler',
  'enseño en sexto grado',
  'minha filha está na sexta série',
  'mi hijo va en séptimo',
  'mon fils est en 5ème',
  'mijn zoon zit in groep 7',
  'meine Tochter geht in die 7. Klasse',
  'mio figlio fa la terza media',
  'estava na sexta série quando nos mudamos',
  'quando ero in terza media suonavo il violino',
])('lets %s pass', (text) => {
  expect(outcome(text)).toBe('allow');
});
