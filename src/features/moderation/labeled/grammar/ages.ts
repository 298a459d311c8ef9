/** Ages and names of the worked part. The held-out part has different ones. */
export const DIGITS = ['15', '16', '13'];
export const WORDS = ['fifteen', 'sixteen', 'thirteen'];
export const ANY = ['15', 'sixteen', '13', 'fifteen', '16', 'thirteen'];
export const ADULT_ANY = ['24', 'thirty-one', '27', 'forty-five', '19', 'twenty-two', '38', '52'];
/** Old enough for a past decades ago. */
export const OLDER = ['31', 'thirty-eight', '45', 'forty-two', '52', 'thirty-four'];
export const PETS = ['love', 'baby', 'darling', 'sweetheart', 'babe', 'my dear', 'honey'];
export const CITIES = ['Milan', 'Chicago', 'Seville', 'Leeds', 'Porto', 'Oslo', 'Denver'];
export const NAMES = ['Mia', 'Lena', 'Carla', 'Nora', 'Jonas', 'Ana', 'Kim', 'Theo'];
