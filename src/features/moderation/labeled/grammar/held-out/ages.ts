/** Ages and names of the held-out part. None of them occurs in the worked part. */
export const DIGITS = ['14', '17', '12'];
export const WORDS = ['fourteen', 'seventeen', 'twelve'];
export const ANY = ['17', 'fourteen', '12', 'seventeen', '14', 'twelve'];
export const ADULT = [
  '26',
  'thirty-three',
  '41',
  'twenty-nine',
  '20',
  'thirty',
  '36',
  'fifty-eight',
];
export const OLDER = ['33', 'thirty-nine', '47', 'fifty', '61', 'thirty-five'];
export const PETS = ['sunshine', 'gorgeous', 'my angel', 'dear', 'sweetie', 'princess'];
export const TOWNS = ['Boston', 'Naples', 'Kyoto', 'Glasgow', 'Cork', 'Lyon'];
export const NAMES = ['Sophie', 'Iris', 'Malik', 'Paula', 'Yara', 'Ben'];
