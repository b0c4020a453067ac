import './plain-zod.ts';
import { serveBench } from './serve.ts';

serveBench();
