import { copySeeds } from '../../helpers/copy-seeds.ts';

/* Copies the built-in characters of a data folder, whose pictures are drawn, to a database: seed.ts <folder> */
await copySeeds(process.argv[2]!, process.env.DATABASE_URL!);
